"""What `npm run fuzz` adds to Schemathesis: the bodies of forms, and two checks that know this API."""

import json
import os
import re
from urllib.parse import urlencode

import schemathesis
from hypothesis import strategies
from schemathesis.specs.openapi.checks import negative_data_rejection

FORM = "application/x-www-form-urlencoded"
JSON = "application/json"

# How the server names a value that its schema does not accept.
REFUSED_VALUE = re.compile(
    r"( is not (an?|valid|in) |^Missing '.*' argument$| is too (long|short|large|small)| cannot be blank"
    r"|has too many|unexpected|invalid format|must not contain|Malformed|^Invalid Idempotency-Key)",
    re.IGNORECASE,
)

# Refusals of values that the document cannot exclude, or only with a rule that hides more than it states.
EXCUSED = {
    r"must not contain null bytes|is not valid Unicode": "No text may have U+0000 or half a surrogate pair. "
    "A pattern of every text would state it, and generators would check it again and again.",
    r"cannot be blank|is not a URL$": "Handlers refuse these texts with an error that clients know. "
    "The descriptions state it.",
    r"^Missing 'to' argument$": "Required or not depending on `type`, which the description states.",
    r"^(in_home_view|is_muted|pin_to_top|audible_notifications|color|value|\w+_notifications|[\w ]+) "
    r"is not a (boolean|string)( or a boolean)?$": "The type of `value` depends on `property`, or on the "
    "field of the profile, whose name the error has.",
}
# Only openapi-3.0.json: OpenAPI 3.0 has no schema for JSON text in a query.
EXCUSED_IN_3_0 = {r"is not valid JSON$|\[|is not a (list|dict)": "JSON text is only a string there."}


def message_of(response):
    try:
        return response.json().get("msg", "")
    except ValueError:
        return ""


def is_excused(message, case):
    patterns = list(EXCUSED)
    if case.operation.schema.raw_schema["openapi"].startswith("3.0"):
        patterns += EXCUSED_IN_3_0
    return any(re.search(pattern, message) for pattern in patterns)


def form_fields(body, as_json):
    for name, value in body.items():
        if name in as_json or not isinstance(value, (str, list)):
            yield name, json.dumps(value)
        elif isinstance(value, list):
            for one in value:
                yield name, one if isinstance(one, str) else json.dumps(one)
        else:
            yield name, value


@schemathesis.serializer(FORM)
def form(context, value):
    """Follows `encoding.contentType`, which Schemathesis does only for multipart forms."""
    case = context.case
    if not isinstance(case.body, dict):
        return value if isinstance(value, bytes) else json.dumps(value).encode()
    encoding = case.operation.get_body_for_media_type(FORM).definition.get("encoding") or {}
    as_json = {name for name, one in encoding.items() if one.get("contentType") == JSON}
    return urlencode(list(form_fields(case.body, as_json)), errors="surrogatepass").encode()


@schemathesis.check
def valid_data_accepted(context, response, case):
    """Fails if the server refuses a value that the document allows."""
    if case.meta is None or not case.meta.generation.mode.is_positive or response.status_code not in (400, 413):
        return
    message = message_of(response)
    assert not REFUSED_VALUE.search(message) or is_excused(message, case), (
        f"The document allows what the server refuses: {message}"
    )


def negates_only_nulls(case):
    """A null argument is an absent one, which the document states for all parameters."""
    data = case.meta.phase.data if case.meta else None
    description = getattr(data, "description", None) or ""
    return re.search(r"\bnull\b", description, re.IGNORECASE) is not None


@schemathesis.check
def invalid_data_refused(context, response, case):
    """Fails if the server accepts what the document excludes. It passes over unknown parameters, and reports them."""
    is_json = response.headers.get("content-type", [""])[0].startswith(JSON)
    if is_json and response.json().get("ignored_parameters_unsupported"):
        return None
    return None if negates_only_nulls(case) else negative_data_rejection(context, response, case)


def examples_of(operation, location):
    parameters = [one for one in operation.iter_parameters() if one.location == location]
    examples = {}
    for parameter in parameters:
        definition = parameter.definition
        described = next(iter((definition.get("content") or {}).values()), definition)
        if "example" in described:
            value = described["example"]
            examples[parameter.name] = value if isinstance(value, str) else json.dumps(value)
    return examples


def or_examples(location):
    def draw(context, values):
        examples = examples_of(context.operation, location)
        return strategies.sampled_from([values, {**(values or {}), **examples}] if examples else [values])

    return draw


def body_or_example(context, body):
    content = context.operation.definition.raw.get("requestBody", {}).get("content", {})
    example = content.get(JSON, {}).get("example")
    return strategies.sampled_from([body] if example is None else [body, example])


# Sequences of operations end early if their first request fails, so half of their values are the examples.
if os.environ.get("FUZZ_VALUES") == "examples":
    schemathesis.hook("flatmap_path_parameters")(or_examples("path"))
    schemathesis.hook("flatmap_query")(or_examples("query"))
    schemathesis.hook("flatmap_body")(body_or_example)
