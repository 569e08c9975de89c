/**
 * How a playthrough proves that it has seen everything:
 *
 *     const visits = new VisitedSteps(content);     // play with visits.content
 *     visits.note(state);                           // at the end of each game, or at any time
 *     expect(visits.missed('tutorial')).toEqual([]);
 */
export { VisitedSteps, visitedSteps } from '@/games/jime/sim/visitedSteps';
