import { createElement, type ReactNode } from 'react'
import { type Drawn, drawDiagram } from '@/lib/art/diagram/draw-diagram'
import { parseDiagram } from '@/lib/art/diagram/parse-diagram'
import { toSharedName } from '../Picture/Picture'
import styles from './Diagram.module.scss'

export type DiagramProps = {
  source: string
  className?: string
  /** The title of the piece, as for a Picture. */
  shared?: string
}

function toNode(piece: Drawn | string, key: number): ReactNode {
  if (typeof piece === 'string') return piece
  return createElement(piece.tag, { ...piece.attributes, key }, ...piece.children.map(toNode))
}

/** A stitched diagram of parts and threads. Its text alternative comes from the same lines as the drawing. */
export function Diagram({ source, className = '', shared }: DiagramProps) {
  const diagram = parseDiagram(source)
  if (!diagram) throw new Error(`This is not a diagram: ${source}`)
  return (
    <div className={`${styles.diagram} ${className}`} data-shared={toSharedName(shared)}>
      {toNode(drawDiagram(diagram), 0)}
    </div>
  )
}
