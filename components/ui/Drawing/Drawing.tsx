import { artUrl } from '@/lib/art/art-url'
import { Picture, type PictureProps } from '../Picture/Picture'

export type DrawingProps = Omit<PictureProps, 'src'> & { subject?: string }

/** The drawing of a subject. For server components only, because its address is signed. */
export const Drawing = ({ subject, ...props }: DrawingProps) => <Picture {...props} src={artUrl(props.kind, subject)} />
