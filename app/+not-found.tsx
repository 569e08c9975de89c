export { NotFound as default } from '@/shell/NotFound';
