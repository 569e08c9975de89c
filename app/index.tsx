export { Title as default } from '@/shell/Shelf';
