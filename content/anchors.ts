/** The ids of sections that other pages link to. A page gives its section the same id. */
export const anchors = {
  ourStory: 'our-story',
  leadershipTeam: 'leadership-team',
  partners: 'partners',
  startups: 'startups-and-ventures',
  openPositions: 'open-positions',
  hiringProcess: 'hiring-process',
  contactForm: 'contact-form',
  visit: 'visit',
} as const
