import type { StackMutant } from '../stack-mutant.ts'

const resume = (name: string) => ({ file: 'infra/stack/test/resume.test.ts', name })
const liveReplies = 'services/gateway/src/sockets/live-replies.ts'

export const gatewayMutants: readonly StackMutant[] = [
  {
    id: 'resume-off-by-one',
    file: liveReplies,
    find: 'connection.sentSeq.set(messageId, Math.min(afterSeq, reply.text.length))',
    replace: 'connection.sentSeq.set(messageId, Math.min(afterSeq + 1, reply.text.length))',
    test: resume('a reply that is cut off in the middle goes on where the client says it was'),
    why: 'a page that comes back misses a character',
  },
  {
    id: 'resume-of-another-run',
    file: liveReplies,
    find: 'const afterSeq = change === undefined || change === message.change ? had : 0',
    replace: 'const afterSeq = had',
    test: resume('of a reply that was begun anew meanwhile, nothing is taken for known'),
    why: 'the new answer goes on behind the beginning of the old one',
  },
  {
    id: 'resume-of-an-ended-reply',
    file: liveReplies,
    find: `      if (message.status !== 'running') {
        connection.send(completeFrame(message))
        return true
      }`,
    replace: "      if (message.status !== 'running') return true",
    test: resume('a reply that is cut off in the middle goes on where the client says it was'),
    why: 'a page that comes back after the end waits for it for ever',
  },
  {
    id: 'gap-asks-the-owner',
    file: liveReplies,
    find: '          void catchUp(delta.messageId)',
    replace: '',
    test: {
      file: 'services/gateway/src/sockets/live-replies.test.ts',
      name: 'asks the owner for the text when something is missing',
    },
    why: 'a lost delta stops a reply until its end',
  },
  {
    id: 'slow-socket',
    file: 'services/gateway/src/sockets/connection.ts',
    find: 'if (socket.bufferedAmount > maxBufferedBytes) {',
    replace: 'if (false) {',
    test: {
      file: 'services/gateway/src/sockets/connection.test.ts',
      name: 'a client that lets more than a megabyte pile up is cut off',
    },
    why: 'clients that do not read fill the memory of the gateway',
  },
  {
    id: 'user-id-agrees-with-token',
    file: 'services/gateway/src/sockets/authenticate-socket.ts',
    find: 'if (frame.userId !== undefined && frame.userId !== identity.userId)',
    replace: 'if (false)',
    test: {
      file: 'infra/stack/test/sockets.test.ts',
      name: 'believes the token, not the userId',
    },
    why: 'a page shows one user and talks for another',
  },
  {
    id: 'answer-older-than-revocation',
    file: 'services/gateway/src/sessions/session-cache.ts',
    find: `        running.stale = true
        fills.delete(tokenHash)`,
    replace: '        fills.delete(tokenHash)',
    test: {
      file: 'services/gateway/src/sessions/session-cache.test.ts',
      name: 'throws away an answer that was asked for before the revocation',
    },
    why: 'somebody who logged out is let in for another minute',
  },
]
