export { Root as default } from '@/shell/Root';
