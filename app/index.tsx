export { Title as default } from '@/screens/Title';
