export { BoxBrowser as default } from '@/screens/door';
