export { BaseRules as default } from '@/games/tcg/routes';
