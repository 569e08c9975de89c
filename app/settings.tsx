export { Settings as default } from '@/shell/Settings';
