/** Phrases that say after a number of results what filters them: "4 tutorials on PostgreSQL in Backend Development". */
export const listingFilters = {
  topic: 'on {topic}',
  category: 'in {category}',
  search: 'for “{search}”',
}
