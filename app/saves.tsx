export { Saves as default } from '@/games/jime/screens/routes';
