/** A blog post as its card shows it. `image` is an address of its picture or drawing. */
export type PostCardData = {
  id: string
  href: string
  title: string
  subTitle: string
  category: string | null
  tags: string[]
  author: string
  createdAt: string
  readTime: string
  image: string
}
