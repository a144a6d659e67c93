import type { DeliveryProblem, EndpointStatus, WebhookDelivery } from '#contract/webhooks/webhookCalls.ts';
import type { SentType, WebhookData, WebhookType } from '#contract/webhooks/webhookEvents.ts';
import type { Language } from '#languages/language.ts';
import type { Claim, WaitingMail } from './outbox.ts';

/** Something that happened to an order or a product. */
export type WebhookEvent = {
  [Type in WebhookType]: {
    type: Type;
    /** The id of the order or product. Its events are sent one after another. */
    subjectId: string;
    /** ISO 8601. */
    at: string;
    data: WebhookData<Type>;
  };
}[WebhookType];

/** An address that gets webhooks. Times are milliseconds since 1970. */
export type StoredEndpoint = {
  id: string;
  url: string;
  types: readonly WebhookType[];
  status: EndpointStatus;
  /** Readable, because it signs. */
  secret: string;
  /** The secret before, and until when it also signs. */
  previousSecret: { secret: string; until: number } | undefined;
  /** The first failure since the last success. */
  failingSince: number | undefined;
  createdAt: number;
  /** Undefined after the account was removed. */
  createdBy: string | undefined;
  /** Of emails about the endpoint. */
  language: Language;
};

/** An event for one endpoint. Times are milliseconds since 1970. */
export type StoredDelivery = {
  /** Increases with every event. */
  position: number;
  endpointId: string;
  messageId: string;
  type: SentType;
  subjectId: string;
  status: WebhookDelivery['status'];
  attempts: number;
  createdAt: number;
  attemptedAt: number | undefined;
  /** Undefined if it waits for an earlier event, or doesn't wait. */
  dueAt: number | undefined;
} & DeliveryAnswer;

/** What an attempt got back. */
export type DeliveryAnswer = {
  answerStatus: number | undefined;
  answer: string | undefined;
  problem: DeliveryProblem | undefined;
};

/** `attempts` includes the one that the claim is for. */
export type ClaimedDelivery = Pick<
  StoredDelivery,
  'position' | 'endpointId' | 'messageId' | 'type' | 'attempts'
> & {
  /** The failed attempts before this one. Undefined if an administrator sends it again, once. */
  failures: number | undefined;
  /** JSON, as it is signed and sent. */
  body: string;
};

/** A failed attempt, and what follows. */
type DeliveryFailure = DeliveryAnswer & {
  at: number;
  /** When it is sent again. Undefined if it isn't. */
  retryAt: number | undefined;
};

export type WebhookRepository = {
  /** Returns all endpoints, the oldest first. */
  findAll(): Promise<StoredEndpoint[]>;
  findActive(): Promise<StoredEndpoint[]>;
  add(endpoint: StoredEndpoint, maxEndpoints: number): Promise<'added' | 'limitReached'>;
  /** Changes an endpoint. Activating it forgets its failures. Returns `undefined` if there is none. */
  change(
    id: string,
    change: { [Field in 'url' | 'types' | 'status']?: StoredEndpoint[Field] | undefined },
  ): Promise<StoredEndpoint | undefined>;
  /** Replaces the secret. The present one also signs until `previousUntil`. Returns `undefined` if there is no endpoint. */
  rotateSecret(id: string, secret: string, previousUntil: number): Promise<StoredEndpoint | undefined>;
  /** Removes an endpoint with its deliveries. Returns it, or `undefined` if there was none. */
  remove(id: string): Promise<StoredEndpoint | undefined>;
  /** Returns deliveries of an endpoint, the newest first, or `undefined` if there is no such endpoint. */
  getDeliveries(endpointId: string, limit: number): Promise<StoredDelivery[] | undefined>;
  /** Adds a test event for an endpoint, due at once. */
  addTest(endpointId: string, at: number): Promise<StoredDelivery | 'notFound' | 'notActive'>;
  /**
   * Makes a delivery due. If it was already delivered or given up, it gets one more attempt. Events after it don't wait for
   * that.
   */
  sendAgain(position: number, at: number): Promise<StoredDelivery | 'notFound' | 'notActive'>;
  /** Claims up to `limit` deliveries of an endpoint that are due, those first that are due longest. */
  claimDue(endpointId: string, claim: Claim, limit: number): Promise<ClaimedDelivery[]>;
  /** Records a success, and makes the next event of the order or product due. Does nothing if the claim has expired. */
  recordSuccess(claimed: ClaimedDelivery, answer: DeliveryAnswer, at: number): Promise<void>;
  /** Records a failure. If it isn't sent again, the next event becomes due. Does nothing if the claim has expired. */
  recordFailure(claimed: ClaimedDelivery, failure: DeliveryFailure): Promise<void>;
  /**
   * Pauses an active endpoint, and adds emails about it, atomically. With `failingSince`, only if it has failed since then.
   * Returns false if it was not paused.
   */
  pause(
    id: string,
    status: 'failed' | 'gone',
    failingSince: number | undefined,
    mails: readonly WaitingMail[],
  ): Promise<boolean>;
  /** Ends all claims. Only for a store that no other server uses. */
  endClaims(): Promise<void>;
  /** Removes deliveries from before a time that don't wait any more, and those whose endpoint was removed. */
  removeOld(before: number): Promise<void>;
};

/**
 * Why webhooks can't be sent to an address. `insecure`: it is not https. `private`: it names this machine or an address in a
 * private network.
 */
export type UrlProblem = 'invalid' | 'insecure' | 'private';

/** Sends webhooks. */
export type WebhookSender = {
  /** Returns why webhooks can't be sent to an address, or `undefined` if they can. Doesn't look up its host. */
  findUrlProblem(url: string): UrlProblem | undefined;
  /** Sends what is due now. */
  wake(): void;
};
