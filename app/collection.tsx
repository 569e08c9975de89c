export { Collection as default } from '@/games/jime/screens/routes';
