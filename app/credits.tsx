export { Credits as default } from '@/shell/Credits';
