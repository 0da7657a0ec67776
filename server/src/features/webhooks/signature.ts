import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A secret in the form of the Standard Webhooks specification: 24 random bytes in base64 behind a prefix. */
export function newSigningSecret(): string {
  return `${prefix}${randomBytes(24).toString('base64')}`;
}

/**
 * The headers that prove a message, as the Standard Webhooks specification has them: the id stays the same when a
 * message is tried again, and the signature covers id, time (seconds) and body.
 */
export function signatureHeaders(
  secret: string,
  { id, sentAt, body }: { id: string; sentAt: Date; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
