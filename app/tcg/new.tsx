export { NewGame as default } from '@/games/tcg/routes';
