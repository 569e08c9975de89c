export { Saves as default } from '@/shell/pages';
