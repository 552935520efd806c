use std::env;
use std::fmt::Debug;
use std::future::Future;

use base64::{engine::general_purpose::STANDARD, Engine};
use reqwest::header::{HeaderMap, HeaderValue, AUTHORIZATION};
use sdk::types::*;
use sdk::{Client, Error};

type Outcome<T> = Result<T, String>;

/// Reports a step. Returns what it found, or the default for the steps that need it.
async fn step<T: Default>(name: &str, run: impl Future<Output = Outcome<T>>) -> T {
    match run.await {
        Ok(value) => {
            println!("ok {name}");
            value
        }
        Err(error) => {
            println!("failed {name}: {}", error.lines().next().unwrap_or_default());
            T::default()
        }
    }
}

fn expect<T: PartialEq + Debug>(actual: T, expected: T) -> Outcome<()> {
    if actual == expected {
        return Ok(());
    }
    Err(format!("got {actual:?} instead of {expected:?}"))
}

fn text(error: impl Debug) -> String {
    format!("{error:?}")
}

/// Returns a text as the type of a parameter, whose limits it must hold.
fn value<'a, T: TryFrom<&'a str>>(text: &'a str) -> T {
    T::try_from(text).ok().expect(text)
}

fn message(type_: SentMessageType, to: SendMessageRequestTo, content: &str) -> SendMessageRequest {
    SendMessageRequest {
        type_,
        to: Some(to),
        content: value(content),
        topic: Some(value("hello")),
        local_id: None,
        queue_id: None,
        read_by_sender: true,
        widget_content: None,
    }
}

fn channel_message(channel: &str, content: &str) -> SendMessageRequest {
    let to = SendMessageRequestTo::NameOrEmail(value(channel));
    message(SentMessageType::Channel, to, content)
}

fn connect() -> Client {
    let variable = |name| env::var(name).expect(name);
    let login = STANDARD.encode(format!("{}:{}", variable("EMAIL"), variable("API_KEY")));
    let header = HeaderValue::from_str(&format!("Basic {login}")).expect("a header");
    let headers = HeaderMap::from_iter([(AUTHORIZATION, header)]);
    let http = reqwest::Client::builder().default_headers(headers).build().expect("a client");
    Client::new_with_client(&variable("API_URL"), http)
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let api = connect();

    step("server settings", async {
        let settings = api.get_server_settings().await.map_err(text)?;
        expect(*settings.zulip_feature_level > 0, true)
    })
    .await;

    let own_id = step("own user", async {
        let user = api.get_own_user().await.map_err(text)?;
        expect(*user.role, 100)?;
        Ok(user.user_id)
    })
    .await;

    step("subscribe to a new channel", async {
        let request = CreateSubscriptionsRequest {
            subscriptions: vec![ChannelToJoin {
                name: value("sdks"),
                description: Some(value("Tried by SDKs")),
                color: None,
            }],
            announce: false,
            authorization_errors_fatal: true,
            can_remove_subscribers_group: None,
            history_public_to_subscribers: None,
            invite_only: false,
            is_default_stream: false,
            is_web_public: false,
            message_retention_days: None,
            principals: vec![],
            stream_post_policy: PostPolicy::try_from(1).map_err(text)?,
        };
        let response = api.create_subscriptions(None, &request).await.map_err(text)?;
        expect(response.subscribed.values().cloned().collect(), vec![vec!["sdks".to_string()]])
    })
    .await;

    let queue_id = step("register a queue", async {
        let request =
            RegisterQueueRequest { event_types: vec![value("message")], ..RegisterQueueRequest::default() };
        let queue = api.register_queue(&request).await.map_err(text)?;
        Ok(queue.queue_id.clone())
    })
    .await;

    let message_id = step("send a channel message", async {
        let request = channel_message("sdks", "Hello, **SDK**");
        let sent = api.send_message(None, &request).await.map_err(text)?;
        expect(sent.id > 0, true)?;
        Ok(sent.id)
    })
    .await;

    step("send a direct message", async {
        let to = SendMessageRequestTo::RecipientIds(RecipientIds(vec![own_id]));
        let request = message(SentMessageType::Direct, to, "Note to self");
        let sent = api.send_message(None, &request).await.map_err(text)?;
        expect(sent.id > message_id, true)
    })
    .await;

    step("get the message event", async {
        let id: GetEventsQueueId = value(&queue_id);
        let response = api
            .get_events(
                None, None, None, None, None, None, None, None, Some(-1), None, Some(&id), None, None,
            )
            .await
            .map_err(text)?;
        let contents: Vec<_> = response
            .events
            .iter()
            .filter_map(|event| match event {
                Event::MessageEvent(event) => Some(event.message.content.clone()),
                _ => None,
            })
            .collect();
        expect(contents, vec!["Hello, **SDK**".to_string(), "Note to self".to_string()])
    })
    .await;

    step("get messages with a narrow", async {
        let anchor = value(&message_id.to_string());
        let narrow = r#"[{"operator": "channel", "operand": "sdks"}]"#;
        let response = api
            .list_messages(Some(&anchor), None, None, None, Some(narrow), 5, 0, None)
            .await
            .map_err(text)?;
        expect(response.messages.iter().map(|message| message.id).collect(), vec![message_id])
    })
    .await;

    step("large anchor", async {
        let anchor = value("10000000000000000");
        let response = api
            .list_messages(Some(&anchor), None, None, None, None, 0, 1, None)
            .await
            .map_err(text)?;
        expect(response.anchor, 10_000_000_000_000_000)
    })
    .await;

    step("star a message", async {
        let request = UpdateMessageFlagsRequest {
            messages: vec![message_id],
            op: value("add"),
            flag: value("starred"),
        };
        let response = api.update_message_flags(None, &request).await.map_err(text)?;
        expect(response.messages.clone(), vec![message_id])
    })
    .await;

    step("add a reaction", async {
        let request =
            CreateReactionRequest { emoji_name: value("tada"), emoji_code: None, reaction_type: None };
        api.create_reaction(message_id, None, &request).await.map_err(text).map(drop)
    })
    .await;

    step("upload a file", async { Err::<(), _>("the generator has no multipart bodies".into()) }).await;

    step("update settings", async {
        let request = UpdateSettingsRequest {
            twenty_four_hour_time: Some(true),
            ..UpdateSettingsRequest::default()
        };
        api.update_settings(None, &request).await.map_err(text).map(drop)
    })
    .await;

    step("create a user group", async {
        let request = CreateUserGroupRequest {
            name: value("sdk-makers"),
            description: value("Makers of SDKs"),
            members: vec![own_id],
            can_mention_group: None,
        };
        let group = api.create_user_group(None, &request).await.map_err(text)?;
        expect(group.group_id > 0, true)
    })
    .await;

    step("error with its code", async {
        match api.send_message(None, &channel_message("no such channel", "Hello")).await {
            Err(Error::ErrorResponse(error)) => expect(error.code, ErrorCode::StreamDoesNotExist),
            other => Err(text(other)),
        }
    })
    .await;

    step("delete the queue", async { api.delete_queue(&value(&queue_id)).await.map_err(text).map(drop) }).await;
}
