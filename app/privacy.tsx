export { Privacy as default } from '@/shell/pages';
