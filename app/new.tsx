export { NewGame as default } from '@/games/jime/screens/routes';
