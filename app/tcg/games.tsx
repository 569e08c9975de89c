export { Games as default } from '@/games/tcg/routes';
