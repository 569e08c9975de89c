/** How a campaign file names itself in its first line. */
export const CAMPAIGN_FORMAT = 'red-book-campaign';
