/** Where a rule stands: a page of the extended booklet or its inside cover; `base` is not from the supplied booklet. */
export type Reference = `p.${number}` | 'cover' | 'base';
