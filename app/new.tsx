export { NewGame as default } from '@/screens/door';
