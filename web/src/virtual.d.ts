/** What the build makes of files outside the client. */

declare module 'virtual:texts/*' {
  const text: string
  export default text
}

declare module 'virtual:icons/*' {
  const body: string
  export default body
}

declare module 'virtual:rules/*' {
  import type { Chapter } from './screens/rules/chapters'
  const chapters: Chapter[]
  export default chapters
}

declare module 'virtual:books/*' {
  import type { BookChapter } from './screens/rules/books'
  const chapters: BookChapter[]
  export default chapters
}
