export { Collection as default } from '@/screens/door';
