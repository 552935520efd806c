import type { Command } from './run-command.js';

/** A generator with what it needs. It is installed once into a folder of the cache. */
export interface Toolbox {
  readonly name: string;
  readonly version: string;
  readonly needs: readonly string[];
  /** Run in the folder of the toolbox. */
  readonly install: readonly Command[];
}

/** A generator of SDKs. Its folder beside this file is the project that uses the SDK, with the scenario. */
export interface Target {
  /** Name of the folder. */
  readonly name: string;
  readonly title: string;
  readonly toolbox: Toolbox;
  readonly document: 'openapi.json' | 'openapi-3.0.json' | 'openapi-sdk.json';
  /** Another folder beside this file, with what the projects of several targets have in common. */
  readonly base?: string;
  /** What the machine needs besides the programs of the toolbox. */
  readonly needs?: readonly string[];
  /**
   * Run in a copy of the project that has the document as `openapi.json`. The toolbox is the folder above it. Every
   * command is an array of words, and none goes through a shell.
   */
  readonly generate: readonly Command[];
  readonly compile: readonly Command[];
  /** Absent if there is no scenario yet. */
  readonly run?: Command;
  /** What the SDK does not have, or what its users must know, in the words of the table. */
  readonly limits?: string;
}
