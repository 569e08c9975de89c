export { Saves as default } from '@/screens/door';
