export { Credits as default } from '@/screens/Credits';
