export { Scores as default } from '@/games/lcg/routes';
