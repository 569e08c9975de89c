export { Licences as default } from '@/shell/pages';
