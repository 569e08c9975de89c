/** What the shelf says of the game. */
export const en = {
  title: 'Journeys in Middle-earth',
  subtitle: 'Campaigns for up to five heroes',
  newCampaign: 'New campaign',
  layMap: 'Lay a map',
  box: 'What is in the box',
  reference: 'Rules',
  collection: 'Collection',
};
