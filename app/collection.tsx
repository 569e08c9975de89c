export { Collection as default } from '@/screens/Collection';
