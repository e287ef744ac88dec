/** One piece of the data that the framework goes on from, as text; what else Next may write there stays as it is. */
const PIECES = /(?:<script>self\.__next_f\.push\(\[1,"[^<]*"\]\)<\/script>){2,}/g
const SEAM = '"])</script><script>self.__next_f.push([1,"'

/**
 * Joins the data of an application, which Next writes as dozens of scripts, as they come off the renderer: each of them needs a hash
 * of its own in the policy, a header that nothing compresses.
 */
export const joinFlight = (html: string): string => html.replace(PIECES, (pieces) => pieces.replaceAll(SEAM, ''))
