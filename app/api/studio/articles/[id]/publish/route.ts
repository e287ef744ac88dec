import { articleHandlers } from '@/lib/studio/pieces/piece-handlers'

export const POST = articleHandlers.publish
