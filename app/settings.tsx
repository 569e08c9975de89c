export { Settings as default } from '@/screens/Settings';
