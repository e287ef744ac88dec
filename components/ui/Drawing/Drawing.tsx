import { artUrl } from '@/lib/art/art-url'
import { Picture, type PictureProps } from '../Picture/Picture'

export type DrawingProps = Omit<PictureProps, 'src'> & { seed?: string }

/** The drawing of a seed. For server components only, because its address is signed. */
export const Drawing = ({ seed, ...props }: DrawingProps) => <Picture {...props} src={artUrl(props.kind, seed)} />
