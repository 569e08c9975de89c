import { loadTableSet } from '@/ui/tableSet';

/** A game brings it before any of its screens is shown. */
beforeAll(loadTableSet);
