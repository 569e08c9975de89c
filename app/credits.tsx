export { Credits as default } from '@/shell/pages';
