export { Settings as default } from '@/shell/pages';
