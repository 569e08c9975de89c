export { NewGame as default } from '@/games/jime/routes';
