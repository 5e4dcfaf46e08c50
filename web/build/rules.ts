/** The rules of the games as the reader shows them. */

import type { Plugin } from 'vite'

export function rules(): Plugin {
  return { name: 'airlock-rules' }
}
