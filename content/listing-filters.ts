/** Filters after a number of results, as in "4 tutorials on PostgreSQL in Backend Development". */
export const listingFilters = {
  topic: 'on {topic}',
  category: 'in {category}',
  search: 'for “{search}”',
}
