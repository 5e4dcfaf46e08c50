import { test } from './house'
import * as t from './table'
test.use({ motion: 'normal' })
test('trace', async ({ page, browser }) => {
  test.setTimeout(300000)
  await t.sitDown(page)
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'v8'] })
  await t.playTurn(page)
  await t.untilAsked(page)
  const buf = await browser.stopTracing()
  const { traceEvents } = JSON.parse(buf.toString()) as { traceEvents: { name: string; ph: string; dur?: number; ts: number; tid: number; pid: number; tdur?: number; args: any }[] }
  const main = traceEvents.find((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain')
  const tids = traceEvents.filter((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain').map((e) => `${e.pid}/${e.tid}`)
  const evs = traceEvents.filter((e) => tids.includes(`${e.pid}/${e.tid}`) && e.ph === 'X' && e.dur)
  const tasks = evs.filter((e) => e.name === 'RunTask' || e.name === 'ThreadControllerImpl::RunTask').filter((e) => e.dur! > 50000)
  for (const task of tasks) {
    const inside = evs.filter((e) => e !== task && e.ts >= task.ts && e.ts + e.dur! <= task.ts + task.dur! && e.dur! > 8000 && !/RunTask/.test(e.name))
    console.log('TASK', (task.dur! / 1000).toFixed(0), 'cpu', ((task.tdur ?? 0) / 1000).toFixed(0), inside.slice(0, 14).map((e) => `${e.name}${e.args?.data?.functionName ? ':' + e.args.data.functionName : ''}${e.args?.data?.type ? ':' + e.args.data.type : ''} ${(e.dur! / 1000).toFixed(0)}/${((e.tdur ?? 0) / 1000).toFixed(0)}`).join(' | '))
  }
})
