export { Root as default } from '@/screens/Root';
