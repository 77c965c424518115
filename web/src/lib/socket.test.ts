import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Connection, isFinal, type Line, waitAfter } from "./socket";

class FakeLine implements Line {
  readyState = 1;
  onopen: Line["onopen"] = null;
  onclose: Line["onclose"] = null;
  onmessage: Line["onmessage"] = null;
  sent: string[] = [];
  send(data: unknown) {
    this.sent.push(String(data));
  }
  close() {
    this.readyState = 3;
  }
  say(message: object) {
    this.onmessage?.call(this as unknown as WebSocket, { data: JSON.stringify(message) } as MessageEvent);
  }
  end(code: number) {
    this.readyState = 3;
    this.onclose?.call(this as unknown as WebSocket, { code } as CloseEvent);
  }
}

let lines: FakeLine[];
const hooks = { message: vi.fn(), online: vi.fn(), gone: vi.fn() };
const newest = () => lines.at(-1) as FakeLine;

function connect(): Connection {
  return new Connection(() => {
    lines.push(new FakeLine());
    return newest();
  }, hooks);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  lines = [];
});

afterEach(() => {
  vi.useRealTimers();
});

it("waits a quarter of a second, then twice as long each time, at most eight seconds", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 20].map(waitAfter)).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
});

it("knows which codes are final", () => {
  expect([4400, 4404, 4499].map(isFinal)).toEqual([true, true, true]);
  expect([4399, 4500, 1006, 1012].map(isFinal)).toEqual([false, false, false, false]);
});

it("comes back after a loss, and waits longer until somebody speaks", () => {
  connect();
  newest().end(1006);
  vi.advanceTimersByTime(249);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(lines).toHaveLength(2);
  newest().end(1012);
  vi.advanceTimersByTime(499);
  expect(lines).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(lines).toHaveLength(3);
  newest().say({ type: "pong" });
  newest().end(1006);
  vi.advanceTimersByTime(250);
  expect(lines).toHaveLength(4);
});

it("does not come back after a final code", () => {
  connect();
  newest().end(4404);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
  expect(hooks.gone).toHaveBeenCalledWith(4404);
});

it("passes messages on, and keeps pongs to itself", () => {
  connect();
  newest().say({ type: "pong" });
  expect(hooks.online).toHaveBeenLastCalledWith(true);
  expect(hooks.message).not.toHaveBeenCalled();
  newest().say({ type: "refused", seat: "a" });
  expect(hooks.message).toHaveBeenCalledOnce();
});

it("says whether a message was taken", () => {
  const connection = connect();
  expect(connection.send({ type: "ping" })).toBe(true);
  newest().end(1006);
  expect(connection.send({ type: "ping" })).toBe(false);
});

it("asks a silent line whether it is there, and gives it up when nobody answers", () => {
  connect();
  const line = newest();
  line.say({ type: "pong" });
  vi.advanceTimersByTime(20_000);
  expect(line.sent).toEqual(['{"type":"ping"}']);
  line.say({ type: "pong" });
  vi.advanceTimersByTime(40_000);
  expect(hooks.online).toHaveBeenLastCalledWith(false);
  vi.advanceTimersByTime(250);
  expect(lines).toHaveLength(2);
});

it("tries at once when told to, and once only", () => {
  const connection = connect();
  newest().end(1006);
  connection.hasten();
  connection.hasten();
  vi.advanceTimersByTime(5000);
  expect(lines).toHaveLength(2);
});

it("is still once it is closed", () => {
  const connection = connect();
  newest().end(1006);
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
});
