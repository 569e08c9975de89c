export { NotFound as default } from '@/shell/pages';
