declare module 'virtual:texts/*' {
  const text: string
  export default text
}

declare module 'virtual:icons/*' {
  const body: string
  export default body
}
