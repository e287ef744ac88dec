'use client'

import { PieceEditor } from '../PieceEditor/PieceEditor'
import { articleKind } from './article-kind'

/** The editor of the journal article in the address. */
export const ArticleEditor = () => <PieceEditor kind={articleKind} />
